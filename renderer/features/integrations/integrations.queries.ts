import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ApiKeyDraft } from '#shared/features/integrations/api-keys.schema.ts';
import type { EndpointChange, EndpointDraft } from '#shared/features/integrations/webhooks.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { request } from '#renderer/lib/api/request.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import type { ApiDocument } from './reference/document.types.ts';

/** API keys of a hotel without their secrets; live events refresh them. */
export function useApiKeys(hotel_id: string) {
  return useQuery({
    queryKey: queryKeys.area(hotel_id, 'integrations', 'keys'),
    queryFn: ({ signal }) => client.apiKeys.list({ params: { hotel_id } }, { signal }),
  });
}

const refreshMs = 10_000;

/** Endpoints with what waits for them. Read again every 10 seconds while shown, because a delivery has no live event. */
export function useEndpoints(hotel_id: string) {
  return useQuery({
    queryKey: queryKeys.area(hotel_id, 'integrations', 'endpoints'),
    queryFn: ({ signal }) => client.webhooks.list({ params: { hotel_id } }, { signal }),
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
  });
}

/** The last 50 events of an endpoint. */
export function useEvents(hotel_id: string, id: string) {
  return useQuery({
    queryKey: queryKeys.area(hotel_id, 'integrations', 'events', id),
    queryFn: ({ signal }) => client.webhooks.deliveries({ params: { hotel_id, id } }, { signal }),
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
  });
}

export const apiDocumentPath = '/api/openapi.json';

/** The OpenAPI document of this server; it changes only with the server. */
export function useApiDocument() {
  return useQuery({
    queryKey: ['openapi'],
    queryFn: async ({ signal }) => (await request(apiDocumentPath, { signal })) as ApiDocument,
    staleTime: Infinity,
  });
}

type Change<Input, Output> = {
  hotelId: string;
  change: (input: Input) => Promise<Output>;
  /** The notice after it. */
  done?: (output: Output) => string;
  failed: string;
  onDone?: ((output: Output) => void) | undefined;
  /** True where the error is shown elsewhere, at a field. */
  takesError?: ((error: unknown) => boolean) | undefined;
};

/** An answer with a secret is not kept in the cache of mutations. */
function useChange<Input, Output>({ hotelId, change, done, failed, onDone, takesError }: Change<Input, Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    gcTime: 0,
    onSuccess: (output) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'integrations') });
      if (done) notifySuccess(done(output));
      onDone?.(output);
    },
    onError: (error) => {
      if (!takesError?.(error)) notifyFailure(failed, error);
    },
  });
}

/** `open`: whether the form is shown. */
type Made = {
  open: boolean;
  onSecret: (secret: string) => void;
  takesError: (error: unknown) => boolean;
};

export function useMakeKey(hotel_id: string, { open, onSecret, takesError }: Made) {
  const filled = useFilledForm(open);
  const { t } = useTranslation();
  return useChange({
    hotelId: hotel_id,
    change: (body: ApiKeyDraft) => client.apiKeys.create({ params: { hotel_id }, body }, filled),
    failed: t('The key could not be created'),
    onDone: ({ key }) => onSecret(key),
    takesError,
  });
}

export function useRevokeKey(hotel_id: string) {
  const { t } = useTranslation();
  return useChange({
    hotelId: hotel_id,
    change: (id: string) => client.apiKeys.revoke({ params: { hotel_id, id } }),
    done: () => t('Key revoked'),
    failed: t('The key could not be revoked'),
  });
}

type Saved = {
  open: boolean;
  onMade: (secret: string) => void;
  onSaved: () => void;
  takesError: (error: unknown) => boolean;
};

/** `id` undefined: a new endpoint, whose secret the answer holds. */
export function useSaveEndpoint(hotel_id: string, { open, onMade, onSaved, takesError }: Saved) {
  const filled = useFilledForm(open);
  const { t } = useTranslation();
  return useChange({
    hotelId: hotel_id,
    change: async ({ id, draft }: { id: string | undefined; draft: EndpointDraft }) => {
      if (!id) return (await client.webhooks.create({ params: { hotel_id }, body: draft }, filled)).secret;
      await client.webhooks.update({ params: { hotel_id, id }, body: draft });
      return null;
    },
    failed: t('It could not be saved'),
    onDone: (secret) => (secret === null ? onSaved() : onMade(secret)),
    takesError,
  });
}

/** Pauses an endpoint, or starts it again. */
export function useSwitchEndpoint(hotel_id: string) {
  const { t } = useTranslation();
  return useChange({
    hotelId: hotel_id,
    change: ({ id, is_on }: { id: string } & Required<Pick<EndpointChange, 'is_on'>>) =>
      client.webhooks.update({ params: { hotel_id, id }, body: { is_on } }),
    done: ({ is_on }) => (is_on ? t('Events are sent again') : t('Paused. Events wait and are kept for 30 days.')),
    failed: t('It could not be saved'),
  });
}

export function useRemoveEndpoint(hotel_id: string) {
  const { t } = useTranslation();
  return useChange({
    hotelId: hotel_id,
    change: (id: string) => client.webhooks.remove({ params: { hotel_id, id } }),
    done: () => t('Address removed'),
    failed: t('It could not be deleted'),
  });
}

export function useRotateSecret(hotel_id: string, onSecret: (secret: string) => void) {
  const filled = useFilledForm();
  const { t } = useTranslation();
  return useChange({
    hotelId: hotel_id,
    change: (id: string) => client.webhooks.rotate({ params: { hotel_id, id } }, filled),
    failed: t('The secret could not be changed'),
    onDone: ({ secret }) => onSecret(secret),
  });
}

export function useTestEvent(hotel_id: string) {
  const { t } = useTranslation();
  return useChange({
    hotelId: hotel_id,
    change: (id: string) => client.webhooks.test({ params: { hotel_id, id } }),
    done: () => t('The test event is on its way. The log shows the answer.'),
    failed: t('The test event could not be sent'),
  });
}

/** What is done with events of an endpoint: one is sent once more or given up, or all from a time on are sent once more. */
export type EventAction = { kind: 'again' | 'skip'; eventId: string } | { kind: 'replay'; from: string };

export function useEventAction(hotel_id: string, id: string) {
  const { t } = useTranslation();
  return useChange({
    hotelId: hotel_id,
    change: async (action: EventAction) => {
      if (action.kind === 'replay')
        return (await client.webhooks.replay({ params: { hotel_id, id }, body: { from: action.from } })).events;
      const params = { hotel_id, id, event_id: action.eventId };
      await (action.kind === 'again' ? client.webhooks.sendAgain({ params }) : client.webhooks.skip({ params }));
      return null;
    },
    done: (events) => (events === null ? t('Done') : t('Events that are sent again: {{number}}', { number: events })),
    failed: t('It could not be saved'),
  });
}
