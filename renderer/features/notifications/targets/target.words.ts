/** '30 min', '4 h', '1 h 30 min'. */
export function minutesWords(minutes: number): string {
  const parts = [[Math.floor(minutes / 60), 'h'] as const, [minutes % 60, 'min'] as const];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
