const browsers: [RegExp, string][] = [
  [/Electron\//, 'Concierge desktop'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstOf = (rows: [RegExp, string][], agent: string) => rows.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

/** Browser and operating system from a User-Agent header; empty if unknown. */
export function describeAgent(agent: string): { program: string; system: string } {
  return { program: firstOf(browsers, agent), system: firstOf(systems, agent) };
}
