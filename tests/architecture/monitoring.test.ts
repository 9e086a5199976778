import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const alerts = read('build/deploy/monitoring/alerts.yml');
const dashboard = read('build/deploy/monitoring/dashboard.json');
const page = read('docs/monitoring.md');
const named = (text: string) => [...new Set(text.match(/concierge_[a-z_]+/g))];

test('each alert has a page of its own, and each page is named by an alert', () => {
  const rules = alerts.match(/- alert: /g)?.length;
  const pages = [...alerts.matchAll(/runbook_url: (\S+)/g)].map(([, file = '']) => file);
  expect(pages.length).toBe(rules);
  const written = fs.readdirSync(path.join(root, 'docs/runbooks')).map((file) => `docs/runbooks/${file}`);
  expect([...new Set(pages)].toSorted()).toEqual(written.toSorted());
  for (const [, alert = ''] of alerts.matchAll(/- alert: (\w+)/g))
    expect(pages.map(read).filter((text) => text.includes(alert)).length, alert).toBeGreaterThan(0);
});

test('alerts and dashboard use metrics that the program has', () => {
  const known = named(page);
  const used = [...named(alerts), ...named(dashboard)].map((name) => name.replace(/_(bucket|count|sum)$/, ''));
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
  const defined = ['server/compose/metrics/measured-ports.ts', 'server/compose/metrics/measured-process.ts']
    .map(read)
    .join('\n');
  const gauges = [...read('server/features/platform/metrics.service.ts').matchAll(/gauge\('(\w+)'/g)];
  const names = [...named(defined), ...gauges.map(([, name = '']) => `concierge_${name}`)];
  expect(known.toSorted()).toEqual(names.toSorted());
});
