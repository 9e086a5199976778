import { useTranslation } from '#renderer/lib/translate.ts';
import type { ProviderAccount } from '#shared/features/platform/provider-accounts.contract.ts';

/** How an account is called on the page. */
export function useAccountName(): (account: Pick<ProviderAccount, 'name'>) => string {
  const { t } = useTranslation();
  return ({ name }) => name ?? t('Main account');
}
