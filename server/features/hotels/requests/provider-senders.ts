import { worded } from '#shared/reasons/english-sentences.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { SenderCheck } from '#shared/features/hotels/whatsapp-connection.contract.ts';
import { AppError } from '#server/app-error.ts';
import { WhatsAppError, type WhatsApp } from '#server/ports/whatsapp.ts';
import type { ProviderSender, SenderChange, SenderDraft } from '#server/ports/whatsapp-senders.ts';

/**
 * Registers a number. After a timeout the provider's list is read, because it may have the number.
 * @throws AppError conflict if the provider refuses, provider_failed if it does not answer
 */
export async function registerAt(whatsapp: WhatsApp, draft: SenderDraft): Promise<ProviderSender> {
  const provider = nameOf(whatsapp);
  try {
    return await whatsapp.registerSender(draft);
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    const known = error.kind === 'unknown_outcome' ? await findAt(whatsapp, draft.number) : null;
    if (known) return known;
    throw refused(error, provider, () => new AppError('conflict', whyNot(error, provider)));
  }
}

/** @throws AppError invalid_input at `code` or conflict if the provider refuses, provider_failed if it does not answer */
export async function changeAt(
  whatsapp: WhatsApp,
  { id, number }: { id: string; number: string | null },
  change: SenderChange,
): Promise<ProviderSender> {
  const provider = nameOf(whatsapp);
  try {
    return await whatsapp.ofNumber(number).changeSender(id, change);
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    throw refused(error, provider, () =>
      'code' in change ? wrongCode() : new AppError('conflict', whyNot(error, provider)),
    );
  }
}

const findAt = (whatsapp: WhatsApp, number: string): Promise<ProviderSender | null> =>
  whatsapp
    .ofNumber(number)
    .senders()
    .then(
      (senders) => senders.find((sender) => sender.number === number) ?? null,
      () => null,
    );

function nameOf(whatsapp: WhatsApp): string {
  if (!whatsapp.provider) throw new AppError('conflict', 'sender_not_set_up');
  return whatsapp.provider.name;
}

const refused = (error: WhatsAppError, provider: string, because: () => AppError): AppError =>
  error.kind === 'refused' ? because() : new AppError('provider_failed', reason('sender_unknown', { provider }));

/** The provider's own words: they name the field or the rule. */
const whyNot = ({ message, code }: WhatsAppError, provider: string) =>
  reason('sender_refused', { provider, why: message, code: code ?? 0 });

const wrongCode = () =>
  new AppError('invalid_input', 'sender_code_wrong', [fieldProblem('code', reason('sender_code_wrong'))]);

/** Whether the provider has a number, and in which state. */
export async function senderAtProvider(
  whatsapp: WhatsApp,
  number: string,
): Promise<Pick<SenderCheck, 'result' | 'message' | 'reasons'>> {
  if (!whatsapp.provider) return { result: 'not_set_up', ...worded(reason('sender_not_set_up')) };
  const provider = whatsapp.provider.name;
  try {
    const sender = await whatsapp.senderStatus(number);
    if (!sender) return { result: 'missing', ...worded(reason('sender_missing', { provider })) };
    if (sender.online) return { result: 'online', ...worded(reason('sender_online', { provider })) };
    return { result: 'offline', ...worded(reason('sender_offline', { provider, status: sender.state })) };
  } catch (error) {
    if (!(error instanceof WhatsAppError)) throw error;
    return { result: 'unknown', ...worded(reason('sender_unknown', { provider })) };
  }
}
