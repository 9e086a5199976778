// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { watchTypedForms } from '../../../electron/preload/typed-forms.ts';
import { saveRefusedEvent } from '#shared/save-refused.ts';

beforeAll(() => watchTypedForms());
beforeEach(() => {
  document.body.innerHTML = `
    <input id="filter" /><select id="view"><option>all</option><option>mine</option></select>
    <textarea id="kept" data-kept></textarea>
    <form><input id="name" /><select id="type"><option>Suite</option><option>Double</option></select></form>`;
});

const write = (id: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`#${id}`)!;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const send = () => document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a changed text or choice of a form is unsaved until it is sent', () => {
  expect(isUnsaved()).toBe(false);
  write('name', 'Ada');
  expect(isUnsaved()).toBe(true);
  send();
  expect(isUnsaved()).toBe(false);
  write('type', 'Double');
  expect(isUnsaved()).toBe(true);
});

test('a form that the server refused is unsaved again', () => {
  write('name', 'Ada');
  send();
  window.dispatchEvent(new Event(saveRefusedEvent));
  expect(isUnsaved()).toBe(true);
});

test('filters, and fields that are stored as they are typed, are never unsaved', () => {
  write('filter', 'Ada');
  write('view', 'mine');
  write('kept', 'Dear Ada');
  expect(isUnsaved()).toBe(false);
});
