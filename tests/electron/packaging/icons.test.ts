import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ICONS = path.resolve(import.meta.dirname, '../../../build/icons');
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Width and height, at fixed offsets of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([16, 24, 32, 48, 64, 128, 256, 512, 1024])('Linux has an icon of %i pixels', (size) => {
  const png = fs.readFileSync(path.join(ICONS, `linux/${size}x${size}.png`));
  expect(png.subarray(0, 4)).toEqual(PNG);
  expect(sizeOf(png)).toEqual([size, size]);
});

test("Windows' icon holds every size from 16 to 256, the largest as PNG", () => {
  const ico = fs.readFileSync(path.join(ICONS, 'icon.ico'));
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index;
    return { size: ico.readUInt8(at) || 256, length: ico.readUInt32LE(at + 8), offset: ico.readUInt32LE(at + 12) };
  });
  expect(entries.map(({ size }) => size)).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 256]);
  const last = entries.at(-1) ?? { offset: 0, length: 0 };
  expect(ico.subarray(last.offset, last.offset + 4)).toEqual(PNG);
  expect(last.offset + last.length).toBe(ico.length);
});

test('the macOS icon contains ten images of the right sizes', () => {
  const icns = fs.readFileSync(path.join(ICONS, 'icon.icns'));
  expect(icns.toString('latin1', 0, 4)).toBe('icns');
  expect(icns.readUInt32BE(4)).toBe(icns.length);
  const widths: Record<string, number | undefined> = {};
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
    widths[icns.toString('latin1', at, at + 4)] = sizeOf(icns.subarray(at + 8))[0];
  expect(widths).toMatchObject({ icp4: 16, icp5: 32, ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic14: 512, ic10: 1024 });
});
