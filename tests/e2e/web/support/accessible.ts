import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Violations of axe's rules on a page as it is, each with its elements. */
export async function violationsOn(page: Page): Promise<string[]> {
  // Legacy mode needs no second page for the result; it differs only in frames of other origins, which no page here has.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
