export type ZoomStep = -1 | 0 | 1;

/** Zoom step and limits in Chromium's zoom levels; 0 is 100 %. */
const zoomStep = 0.5;
const least = -3;
const most = 4;

/** The zoom level after a step; step 0 resets it. */
export const nextZoom = (level: number, step: ZoomStep): number =>
  step === 0 ? 0 : Math.max(least, Math.min(most, level + step * zoomStep));
