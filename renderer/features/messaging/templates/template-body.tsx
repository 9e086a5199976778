import { useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { paths } from '#renderer/lib/paths.ts';
import type { TemplateLanguage } from '#shared/features/messaging/default-templates.ts';
import type { MessageTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { AlertBox } from '#renderer/components/states/alert-box.tsx';
import { FallbackField } from './fallback-field.tsx';
import styles from './template.module.css';
import { PromptField } from './prompt-field.tsx';
import { ScheduleFieldset } from './schedule-fieldset.tsx';
import { defaultTextOf, textFieldOf, type TemplateFields } from './template-fields.rules.ts';
import { TemplatePreview } from './template-preview.tsx';
import { TextLanguage } from './text-language.tsx';
import { templateWords } from './template.words.ts';
import { Tip } from '../tip.tsx';
import type { SavedForm } from '../use-saved-form.ts';
import { WhatsAppApproval } from './whatsapp-approval.tsx';

/** Sentences left out because of empty profile fields, with links to those fields. */
function MissingFacts({ missing }: { missing: string[] }) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  const facts: Record<string, string> = {
    hotel_address: t('the address'),
    weather_forecast: t('the position on the map'),
    temperature: t('the position on the map'),
    transportation_suggestions: t('a service such as a shuttle or taxi'),
  };
  const names = [...new Set(missing.map((name) => facts[name] ?? name))];
  return (
    <AlertBox tone="info">
      {t('The profile lacks {{facts}}, so the sentences that need it are left out of this message.', {
        facts: names.join(', '),
      })}{' '}
      <Link to={paths.hotelProfile}>{t('Open the profile')}</Link>
    </AlertBox>
  );
}

/** Hotel data for the cards. */
export type HotelFacts = { id: string; name: string; timezone: string };
type Props = { hotel: HotelFacts; template: MessageTemplate; saved: SavedForm<TemplateFields>; canEdit: boolean };

/** The fields of a message at the left, the preview at the right. */
export function TemplateBody({ hotel, template, saved, canEdit }: Props) {
  const { t } = useTranslation();
  const type = template.message_type;
  const { fields } = saved;
  const [language, setLanguage] = useState<TemplateLanguage>(template.language);
  const text = fields[textFieldOf(template, language)];
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <p className={styles['purpose']}>{t(templateWords[type].text)}</p>
        <Tip>{t(templateWords[type].tip)}</Tip>
        <ScheduleFieldset type={type} fields={fields} timezone={hotel.timezone} />
        <PromptField type={type} saved={saved} canEdit={canEdit} />
        <TextLanguage template={template} fields={fields} language={language} onChoose={setLanguage} />
        <FallbackField key={language} template={template} language={language} saved={saved} canEdit={canEdit} />
      </div>
      <div className={styles['column']}>
        <TemplatePreview text={text || defaultTextOf(template, language)} hotelName={hotel.name} />
        <MissingFacts missing={template.missing} />
        <WhatsAppApproval hotelId={hotel.id} template={template} fields={fields} canEdit={canEdit} />
      </div>
    </div>
  );
}
