import { expect, test } from 'vitest';
import { calibration, calibrationError } from './calibration.ts';

test('the probability that an entry answers is how often it does', { timeout: 120_000 }, () => {
  const bins = calibration(['newcomers', 'neighbours']);
  expect(calibrationError(bins)).toBeLessThan(0.04);
  for (const { count, probability, right } of bins.filter((bin) => bin.count >= 20))
    expect(Math.abs(probability - right), `${count} messages of about ${probability.toFixed(2)}`).toBeLessThan(0.25);
});
