import { useCallback, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { MessageTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { stayMessageNames } from '#renderer/components/stay-message-names.ts';
import { DraftForm } from '#renderer/components/fields/draft-form.tsx';
import { checkDraft, lateCheck, showRefused } from '#renderer/lib/forms/check-draft.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

import { useSaveTemplate } from '../messaging.queries.ts';
import { OvertakenNotice, overtakenWords } from '#renderer/components/states/overtaken-notice.tsx';
import { SaveFooter } from '../save-footer.tsx';
import { scheduleOfFields } from './schedule.rules.ts';
import { TemplateBody, type HotelFacts } from './template-body.tsx';
import { changeOfTemplate, fieldsOfTemplate } from './template-fields.rules.ts';
import { TemplateHeader } from './template-header.tsx';
import styles from './template.module.css';
import { unknownInFields } from './whatsapp.words.ts';
import type { ReportChanged } from '../unsaved.ts';
import { useSavedForm } from '../use-saved-form.ts';

const scheduleCheck = lateCheck(async () =>
  (await import('#shared/features/messaging/messaging.schema.ts')).schedule.nullable(),
);

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
  const { draft, fields, changed } = saved;
  const onSwitch = (is_active: boolean) => {
    setOpen(true);
    saved.set({ is_active });
  };
  return (
    <DraftForm
      draft={draft}
      disabled={pending || !canEdit}
      readable={!canEdit}
      className={styles['card']}
      label={t('{{label}} message', { label: t(stayMessageNames[type]) })}
      onSubmit={submit}
    >
      <TemplateHeader
        template={template}
        fields={fields}
        changed={changed}
        open={open}
        onToggle={() => setOpen(!open)}
        disabled={pending || !canEdit}
        onSwitch={onSwitch}
      />
      <div id={`template-${type}-body`} hidden={!open}>
        <TemplateBody hotel={hotel} template={template} saved={saved} canEdit={canEdit} />
        {saved.overtaken && !pending && <OvertakenNotice onKeepMine={saved.keepMine} onTakeTheirs={saved.takeTheirs} />}
        {canEdit && <SaveFooter label={t('Save template')} pending={pending} changed={changed} />}
      </div>
    </DraftForm>
  );
}

/** The form of a card. */
function useTemplateForm(hotelId: string, template: MessageTemplate, report: ReportChanged) {
  const { t } = useTranslation();
  const type = template.message_type;
  const save = useSaveTemplate(hotelId);
  const onChanged = useCallback((changed: boolean) => report(type, changed), [report, type]);
  const saved = useSavedForm(`template-${type}`, fieldsOfTemplate(template), template.updated_at, onChanged);
  const { draft, set } = saved;
  const submit = async () => {
    const fields = draft.values();
    if (!(await checkDraft(draft, scheduleCheck, scheduleOfFields(fields)))) return;
    const wrong = unknownInFields(fields, t);
    const [first] = Object.values(wrong);
    if (first !== undefined) {
      draft.show(wrong);
      notifyFailure(t('Failed to save template'), null, first);
      return;
    }
    save.mutate(
      { type, change: { ...changeOfTemplate(fields, template), updated_at: saved.version } },
      {
        onSuccess: (stored) => {
          set(fieldsOfTemplate(stored));
          notifySuccess(t('{{label}} template saved', { label: t(stayMessageNames[type]) }));
        },
        onError: (error) =>
          showRefused(draft, error) || notifyFailure(t('Failed to save template'), error, overtakenWords(error, t)),
      },
    );
  };
  return { saved, submit, pending: save.isPending };
}
