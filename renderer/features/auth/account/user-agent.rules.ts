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

/** The program and the computer behind a User-Agent header; empty where they cannot be told. */
export function describeAgent(agent: string): { program: string; system: string } {
  return { program: firstOf(browsers, agent), system: firstOf(systems, agent) };
}
