import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { executablePath, launchArgs } from '#build/chromium.ts';
import { icnsFile, icoFile, type Drawing } from '#build/icons/icon-files.ts';
import { ROOT } from '../tool.ts';

// Draws the program's icons from renderer/public/icon.svg. Run it after a change; its output is committed.
const ICONS = path.join(ROOT, 'build/icons');
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];
const WINDOWS_SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256];
const MAC_SIZES = [16, 32, 64, 128, 256, 512, 1024];

/** Apple's icon grid leaves 10 % free on each side; other icons fill the square. */
const MAC_SCALE = 824 / 1024;

/** Small sizes have a thicker stroke, because thin lines are invisible on a task bar. */
function sign(size: number, scale: number): string {
  const svg = fs.readFileSync(path.join(ROOT, 'renderer/public/icon.svg'), 'utf8');
  const bold = size * scale <= 24 ? svg.replace('stroke-width="2"', 'stroke-width="2.6"') : svg;
  return bold.replace('<svg ', `<svg width="${size * scale}" height="${size * scale}" `);
}

async function draw(page: Page, size: number, scale = 1): Promise<Drawing> {
  const answer = await page.evaluate(
    async ([svg, side, share]) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const margin = (side * (1 - share)) / 2;
      context.drawImage(image, margin, margin, side * share, side * share);
      return {
        png: canvas.toDataURL('image/png'),
        rgba: side < 256 ? [...context.getImageData(0, 0, side, side).data] : [],
      };
    },
    [sign(size, scale), size, scale] as const,
  );
  return { size, png: Buffer.from(answer.png.split(',')[1] ?? '', 'base64'), rgba: Buffer.from(answer.rgba) };
}

const browser = await chromium.launch({ args: launchArgs, ...(executablePath ? { executablePath } : {}) });
const page = await browser.newPage();
const drawn = async (sizes: number[], scale?: number): Promise<Drawing[]> => {
  const drawings: Drawing[] = [];
  for (const size of sizes) drawings.push(await draw(page, size, scale));
  return drawings;
};

fs.mkdirSync(path.join(ICONS, 'linux'), { recursive: true });
for (const { size, png } of await drawn(LINUX_SIZES))
  fs.writeFileSync(path.join(ICONS, `linux/${size}x${size}.png`), png);
fs.writeFileSync(path.join(ICONS, 'icon.ico'), icoFile(await drawn(WINDOWS_SIZES)));
fs.writeFileSync(path.join(ICONS, 'icon.icns'), icnsFile(await drawn(MAC_SIZES, MAC_SCALE)));
await browser.close();
