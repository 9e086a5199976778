import { Form } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { checkForm, showRefusedFields } from '#renderer/lib/form-problems.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

import { useSaveTemplate } from '../messaging.queries.ts';
import { OvertakenNotice, overtakenWords } from '../overtaken-notice.tsx';
import { SaveFooter } from '../save-footer.tsx';
import { scheduleOfFields, scheduleSchema } from './schedule.rules.ts';
import { TemplateBody, type HotelFacts } from './template-body.tsx';
import { changeOfTemplate, fieldsOfTemplate, type TemplateFields } from './template-fields.rules.ts';
import { TemplateHeader } from './template-header.tsx';
import styles from './template.module.css';
import { templateWords } from './template.words.ts';
import { unknownInFields } from './whatsapp.words.ts';
import type { ReportChanged } from '../unsaved.ts';
import { useSavedForm } from '../use-saved-form.ts';

type Props = {
  hotel: HotelFacts;
  template: MessageTemplate;
  canEdit: boolean;
  /** Open when the page opens. */
  startsOpen: boolean;
  report: ReportChanged;
};

/** One stay message. Collapsed: when it is sent and whether it can be. Expanded: a form beside its preview. */
export function TemplateCard({ hotel, template, canEdit, startsOpen, report }: Props) {
  const { t } = useTranslation();
  const type = template.message_type;
  const [open, setOpen] = useState(startsOpen);
  const { saved, submit, pending } = useTemplateForm(hotel.id, template, report);
  const { form, fields, changed } = saved;
  const onValuesChange = (change: Partial<TemplateFields>) => {
    if ('is_active' in change) setOpen(true);
    saved.onChange(change);
  };
  return (
    <Form
      form={form}
      name={`template-${type}`}
      layout="vertical"
      noValidate
      initialValues={fields}
      disabled={pending || !canEdit}
      className={`${styles['card']} ${canEdit ? '' : styles['readOnly']}`}
      aria-label={t('{{label}} message', { label: t(templateWords[type].label) })}
      onValuesChange={onValuesChange}
      onFinish={submit}
    >
      <TemplateHeader
        template={template}
        fields={fields}
        changed={changed}
        open={open}
        onToggle={() => setOpen(!open)}
      />
      <div id={`template-${type}-body`} hidden={!open}>
        <TemplateBody hotel={hotel} template={template} saved={saved} canEdit={canEdit} />
        {saved.overtaken && !pending && <OvertakenNotice onKeepMine={saved.keepMine} onTakeTheirs={saved.takeTheirs} />}
        {canEdit && <SaveFooter label={t('Save template')} pending={pending} changed={changed} />}
      </div>
    </Form>
  );
}

/** The form of a card. */
function useTemplateForm(hotelId: string, template: MessageTemplate, report: ReportChanged) {
  const { t } = useTranslation();
  const type = template.message_type;
  const save = useSaveTemplate(hotelId);
  const onChanged = useCallback((changed: boolean) => report(type, changed), [report, type]);
  const saved = useSavedForm(fieldsOfTemplate(template), template.updated_at, onChanged);
  const { form, fields, set } = saved;
  const submit = () => {
    if (!checkForm(form, scheduleSchema, scheduleOfFields(fields))) return;
    const wrong = unknownInFields(fields, t);
    form.setFields(wrong as Parameters<typeof form.setFields>[0]);
    const [first] = wrong;
    if (first) {
      notifyFailure(t('Failed to save template'), null, first.errors[0]);
      return;
    }
    save.mutate(
      { type, change: { ...changeOfTemplate(fields, template), updated_at: saved.version } },
      {
        onSuccess: (stored) => {
          set(fieldsOfTemplate(stored));
          notifySuccess(t('{{label}} template saved', { label: t(templateWords[type].label) }));
        },
        onError: (error) =>
          showRefusedFields(form, error) ||
          notifyFailure(t('Failed to save template'), error, overtakenWords(error, t)),
      },
    );
  };
  return { saved, submit, pending: save.isPending };
}
