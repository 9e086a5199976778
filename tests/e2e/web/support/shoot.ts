import type { Page } from '@playwright/test';

const folder = process.env['SHOTS'];
const sizes = [
  [1440, 'light'],
  [1440, 'dark'],
  [360, 'light'],
  [360, 'dark'],
] as const;

/** Pictures of a page for the eye, wide and narrow, light and dark, where SHOTS names a folder; otherwise nothing. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!folder) return;
  for (const [width, colorScheme] of sizes) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 720 });
}
