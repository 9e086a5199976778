import { z } from 'zod';

export const windowState = z.object({
  x: z.number().int().optional(),
  y: z.number().int().optional(),
  width: z.number().int().min(400).max(20_000),
  height: z.number().int().min(300).max(20_000),
  isMaximized: z.boolean(),
  zoom: z.number().min(-5).max(5),
});
export type WindowState = z.output<typeof windowState>;
type Area = { x: number; y: number; width: number; height: number };

export const firstState: WindowState = { width: 1360, height: 860, isMaximized: false, zoom: 0 };
/** Pixels of a window's top edge that must be on a screen, so that the window can be moved. */
const grip = 80;

/** The stored bounds, without position if its screen is gone, and no larger than a screen. */
export function fitToScreens(state: WindowState, screens: readonly Area[]): WindowState {
  const { x, y, ...rest } = state;
  const largest = {
    width: Math.max(...screens.map(({ width }) => width), 400),
    height: Math.max(...screens.map(({ height }) => height), 300),
  };
  const size = { width: Math.min(rest.width, largest.width), height: Math.min(rest.height, largest.height) };
  if (x === undefined || y === undefined) return { ...rest, ...size };
  const isSeen = screens.some(
    (screen) =>
      x + size.width - grip > screen.x &&
      x + grip < screen.x + screen.width &&
      y >= screen.y &&
      y + grip < screen.y + screen.height,
  );
  return isSeen ? { ...rest, ...size, x, y } : { ...rest, ...size };
}
