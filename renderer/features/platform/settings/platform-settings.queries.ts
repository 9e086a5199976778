import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  PlatformSettings,
  PlatformSettingsChange,
  ProviderName,
} from '#shared/features/platform/platform-settings.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

const key = queryKeys.admin('settings');

/** The platform's settings, and which providers are set up. */
export function usePlatformSettings() {
  return useQuery({ queryKey: key, queryFn: ({ signal }) => client.platformSettings.get({}, { signal }) });
}

/** Saves the changed sections. Returns the stored settings. */
export function useSavePlatformSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: PlatformSettingsChange) => client.platformSettings.save({ body: change }),
    onSuccess: (answer) => queryClient.setQueryData(key, answer),
  });
}

/** Tests a provider with a real call. */
export function useTestProvider() {
  return useMutation({ mutationFn: (provider: ProviderName) => client.platformSettings.test({ body: { provider } }) });
}

/** The sections of `next` that are not as stored. */
export function changedSections(stored: PlatformSettings, next: PlatformSettings): PlatformSettingsChange {
  const names = Object.keys(next) as (keyof PlatformSettings)[];
  const changed = names.filter((name) => JSON.stringify(next[name]) !== JSON.stringify(stored[name]));
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}
