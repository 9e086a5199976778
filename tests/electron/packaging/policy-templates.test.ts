// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { noticeDetail } from '#shared/desktop.ts';
import { policyNames } from '#electron/main/policy/policy.ts';

const folder = path.resolve(import.meta.dirname, '../../../build/installer/policy');
const read = (file: string): Document =>
  new DOMParser().parseFromString(fs.readFileSync(path.join(folder, file), 'utf8'), 'text/xml');
const admx = read('concierge-desk.admx');
const adml = read('en-US/concierge-desk.adml');
const all = (document: Document, name: string) => [...document.getElementsByTagName(name)];
const values = (document: Document, name: string, attribute: string) =>
  all(document, name).map((element) => element.getAttribute(attribute));

test('Group Policy offers every setting of the policy, at the key that the program reads', () => {
  expect(values(admx, 'policy', 'name').toSorted()).toEqual([...policyNames].toSorted());
  expect(new Set(values(admx, 'policy', 'key'))).toEqual(new Set([String.raw`Software\Policies\Concierge Desk`]));
  const valueNames = all(admx, 'policies')[0]!.querySelectorAll('[valueName]');
  expect([...valueNames].map((element) => element.getAttribute('valueName')).toSorted()).toEqual(
    [...policyNames].toSorted(),
  );
  expect(all(admx, 'item').map((item) => item.textContent?.trim())).toEqual(noticeDetail.options);
});

test('every text and every field that the template names is there', () => {
  const named = (kind: string) =>
    [...fs.readFileSync(path.join(folder, 'concierge-desk.admx'), 'utf8').matchAll(/\$\((\w+)\.(\w+)\)/g)]
      .filter(([, found]) => found === kind)
      .map(([, , name = '']) => name);
  expect(values(adml, 'string', 'id')).toEqual(expect.arrayContaining(named('string')));
  expect(values(adml, 'presentation', 'id').toSorted()).toEqual(named('presentation').toSorted());
  const fields = [...values(adml, 'textBox', 'refId'), ...values(adml, 'dropdownList', 'refId')];
  const elements = [...values(admx, 'text', 'id'), ...values(admx, 'enum', 'id')];
  expect(fields.toSorted()).toEqual(elements.toSorted());
});
