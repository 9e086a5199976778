import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { Placeholder } from '#shared/features/messaging/template.rules.ts';
import { explainRejection, whatsappDraft } from '#shared/features/messaging/whatsapp-template.rules.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { WhatsAppError, type AccountWhatsApp, type TemplateApproval } from '#server/ports/whatsapp.ts';
import * as repository from './messaging.repository.ts';
import { submitWaiting } from './waiting-templates.ts';
import { approvedTemplate, approvedVersion, takenBack } from './whatsapp-versions.rules.ts';
import { nameOf } from './whatsapp-template-name.ts';
import {
  approvalOf,
  nextLookMs,
  settle,
  settleInUse,
  type Approval,
  type TemplateRow,
  type WhatsAppTemplatesDependencies,
} from './whatsapp-template-states.ts';
import { transportSuggestions } from './transport.rules.ts';

type Row = TemplateRow;

/** WhatsApp may decide on another one. */
const SUBMITTED_CATEGORY = 'UTILITY';

/**
 * A hotel's WhatsApp templates: created from its texts, validated, submitted, and checked until they are approved or
 * rejected.
 */
export function createWhatsAppTemplatesService(dependencies: WhatsAppTemplatesDependencies) {
  const { inHotel, knowledge, jobs, whatsapp, clock } = dependencies;

  /** Placeholders without a value in this hotel. Sentences with them are omitted from the template. */
  const missingValues = async (tx: HotelTransaction, language: string): Promise<Placeholder[]> => {
    const hotel = await repository.hotelRow(tx);
    const entries = (await knowledge.forEverybody(tx)).map((entry) => ({
      ...entry,
      question: entry.title,
      answer: entry.text,
    }));
    const transport = transportSuggestions({ ...hotel, entries }, language);
    return [
      ...(hotel.latitude === null || hotel.longitude === null ? (['weather_forecast', 'temperature'] as const) : []),
      ...(transport ? [] : (['transportation_suggestions'] as const)),
      ...(hotel.address?.trim() ? [] : (['hotel_address'] as const)),
    ];
  };

  return {
    /**
     * Submits the template of this text and language, unless the same text has been submitted. A text that violates one
     * of WhatsApp's rules is stored with the violated rules and not submitted. In both cases the last approved version
     * stays in use.
     */
    request: async (
      tx: HotelTransaction,
      hotel_id: string,
      message_type: MessageType,
      language: string,
      text: string,
    ): Promise<Row> => {
      const { body, variables, problems } = whatsappDraft(text, await missingValues(tx, language));
      const known = await repository.whatsappRow(tx, message_type, language);
      if (known?.body === body) return known;
      const in_use = known ? approvedVersion(known) : null;
      if (known && in_use?.body === body)
        return (await repository.changeWhatsappRow(tx, known.id, known.body, takenBack(in_use, clock.now()))) ?? known;
      const stored = await repository.upsertWhatsappRow(tx, {
        message_type,
        language,
        name: nameOf(hotel_id, message_type, language, body),
        body,
        variables: JSON.stringify(variables),
        category: SUBMITTED_CATEGORY,
        content_sid: null,
        approval_status: 'unsubmitted',
        rejection_reasons: problems.length > 0 ? JSON.stringify(problems) : null,
        in_use: in_use && JSON.stringify(in_use),
        checked_at: null,
        updated_at: clock.now(),
      });
      // A concurrent call has stored the same text and submits it.
      if (!stored) return (await repository.whatsappRow(tx, message_type, language))!;
      if (problems.length === 0) await jobs.send(tx, 'template', { hotel_id, template_id: stored.id });
      return stored;
    },

    /**
     * Creates the template at the provider and requests WhatsApp's approval. Waits until the hotel's number is
     * connected.
     */
    submit: async ({ hotel_id, template_id }: { hotel_id: string; template_id: string }): Promise<void> => {
      const { row, hotel } = await inHotel({ hotel_id }, async (tx) => ({
        row: await repository.whatsappRowById(tx, template_id),
        hotel: await repository.hotelRow(tx),
      }));
      if (!whatsapp.senderOf({ ...hotel, hotel_id })) return;
      const account = whatsapp.ofNumber(hotel.connected_number);
      if (!row || row.rejection_reasons || row.approval_status !== 'unsubmitted') return;
      try {
        const made = await submitted(dependencies, account, row);
        if (made) await settle(dependencies, row, made);
      } catch (error) {
        if (!(error instanceof WhatsAppError) || error.kind !== 'refused') throw error;
        await settle(dependencies, row, { status: 'rejected', rejection_reasons: explainRejection(error.message) });
      }
    },

    /**
     * Checks a version's state and category. The next check follows after 10 s while it is pending, and after hours once
     * it is approved, also while a newer version waits.
     */
    lookUp: async ({
      hotel_id,
      template_id,
      content_sid: handle,
    }: {
      hotel_id: string;
      template_id: string;
      content_sid: string;
    }): Promise<void> => {
      const { row, hotel } = await inHotel({ hotel_id }, async (tx) => ({
        row: await repository.whatsappRowById(tx, template_id),
        hotel: await repository.hotelRow(tx),
      }));
      const inUse = row?.in_use?.content_sid === handle ? row.in_use : null;
      const known = inUse ? 'approved' : row?.approval_status;
      if (!row || !known || (row.content_sid !== handle && !inUse) || !nextLookMs(known)) return;
      const account = whatsapp.ofNumber(hotel.connected_number);
      const found = await account.templateApproval(handle).catch((error: unknown) => {
        dependencies.log.warn({ err: error, template_id }, 'the approval of a template could not be looked up');
        return { status: known as TemplateApproval, rejection_reason: null, category: null };
      });
      if (inUse) await settleInUse(dependencies, row, inUse, found);
      else await settle(dependencies, row, approvalOf(found));
    },

    /** Submits the templates that waited for the hotel's number, in the transaction that connects it. */
    submitWaiting: (tx: AcrossHotelsTransaction, hotel_id: string): Promise<void> =>
      submitWaiting(dependencies, tx, hotel_id),

    rows: (tx: HotelTransaction): Promise<Row[]> => repository.whatsappRows(tx),
    /** Placeholders without a value in this hotel; sentences with them are omitted. */
    missingValues,
    /** The hotel's own template by its handle; undefined for any other one. */
    ofHandle: repository.templateOfHandle,
    approved: async (tx: HotelTransaction) => (await repository.whatsappRows(tx)).flatMap(approvedTemplate),
    /** The template to send now. While a new version is pending, the last approved one is used. */
    find: async (tx: HotelTransaction, type: MessageType, language: string): Promise<Row | undefined> => {
      const row = await repository.whatsappRow(tx, type, language);
      return row?.in_use ? { ...row, ...row.in_use, approval_status: 'approved', rejection_reasons: null } : row;
    },
  };
}
export type WhatsAppTemplatesService = ReturnType<typeof createWhatsAppTemplatesService>;

/** Stores the provider's id immediately, so that a retry continues with it. Null where another attempt was first. */
async function submitted(
  { inHotel, clock }: WhatsAppTemplatesDependencies,
  account: AccountWhatsApp,
  row: Row,
): Promise<(Approval & { handle: string }) | null> {
  // An interrupted attempt may have submitted it already.
  const earlier = row.content_sid ? await account.templateApproval(row.content_sid) : null;
  if (row.content_sid && earlier && earlier.status !== 'unsubmitted')
    return { ...approvalOf(earlier), handle: row.content_sid };
  const handle =
    row.content_sid ??
    (
      await account.createTemplate({
        friendly_name: row.name,
        language: row.language,
        body: row.body,
        variables: samplesOf(row),
      })
    ).template_handle;
  if (!row.content_sid) {
    const stored = await inHotel(row, (tx) => repository.storeHandle(tx, row.id, row.body, handle, clock.now()));
    if (!stored) return null;
  }
  const { status } = await account.submitTemplate(handle, row.name, SUBMITTED_CATEGORY);
  return { handle, status: status === 'unsubmitted' ? 'received' : status, rejection_reasons: null };
}

const samplesOf = ({ body, variables }: Row): Record<string, string> =>
  whatsappDraft(body.replace(/\{\{(\d+)\}\}/g, (_, number: string) => `{{${variables[Number(number) - 1]}}}`)).samples;
