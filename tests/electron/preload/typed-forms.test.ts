// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { watchTypedForms } from '../../../electron/preload/typed-forms.ts';
import { savedEvent } from '#shared/save-events.ts';

beforeAll(() => watchTypedForms());
beforeEach(() => {
  document.body.innerHTML = `
    <input id="filter" /><select id="view"><option>all</option><option>mine</option></select>
    <textarea id="kept" data-kept></textarea>
    <button id="outside" role="switch"></button>
    <div class="ant-select"><div class="ant-select-content"></div><input id="hotel" role="combobox" /></div>
    <form><input id="name" value="Ada" /><select id="type"><option>Suite</option><option>Double</option></select>
      <div class="ant-select"><div class="ant-select-content" id="chosen">English</div><input id="language" type="search" role="combobox" /></div>
      <input id="daily" type="checkbox" />
      <button id="active" type="button" role="switch"><span></span></button></form>`;
});

const at = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)!;
const write = (id: string, value: string) => {
  at(id).dispatchEvent(new Event('focusin', { bubbles: true }));
  at(id).value = value;
  at(id).dispatchEvent(new Event('input', { bubbles: true }));
};
const press = (element: Element) => element.dispatchEvent(new Event('click', { bubbles: true }));
const send = () => document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true }));
const serverTakesIt = () => window.dispatchEvent(new Event(savedEvent));
const isUnsaved = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a changed text or choice of a form is unsaved until the server has taken it', () => {
  expect(isUnsaved()).toBe(false);
  write('name', 'Bo');
  expect(isUnsaved()).toBe(true);
  send();
  serverTakesIt();
  expect(isUnsaved()).toBe(false);
  write('type', 'Double');
  expect(isUnsaved()).toBe(true);
});

test('a form that its own check or the server refused stays unsaved', () => {
  write('name', '');
  send();
  expect(isUnsaved()).toBe(true);
});

test('what was typed while a form was on its way is unsaved', () => {
  write('name', 'Bo');
  send();
  write('name', 'Bo Berg');
  serverTakesIt();
  expect(isUnsaved()).toBe(true);
});

test('an emptied field is unsaved, and one that is as it was is not', () => {
  write('name', '');
  expect(isUnsaved()).toBe(true);
  write('name', 'Ada');
  expect(isUnsaved()).toBe(false);
});

test('a switch of a form is unsaved once pressed; one outside a form saves at once', () => {
  press(at('outside'));
  expect(isUnsaved()).toBe(false);
  press(at('active').querySelector('span')!);
  expect(isUnsaved()).toBe(true);
});

test('a choice from a list of the form is unsaved, and what was searched for in it is not', () => {
  write('language', 'Fr');
  write('language', '');
  expect(isUnsaved()).toBe(false);
  at('chosen').textContent = 'French';
  expect(isUnsaved()).toBe(true);
  send();
  serverTakesIt();
  expect(isUnsaved()).toBe(false);
});

test('a box that was ticked is unsaved until it is as it was', () => {
  const tick = (on: boolean) => {
    at('daily').dispatchEvent(new Event('focusin', { bubbles: true }));
    at('daily').checked = on;
    at('daily').dispatchEvent(new Event('input', { bubbles: true }));
  };
  tick(true);
  expect(isUnsaved()).toBe(true);
  tick(false);
  expect(isUnsaved()).toBe(false);
});

test('filters, and fields that are stored as they are typed, are never unsaved', () => {
  write('filter', 'Ada');
  write('view', 'mine');
  write('kept', 'Dear Ada');
  write('hotel', 'See');
  at('hotel').previousElementSibling!.textContent = 'Seehaus';
  expect(isUnsaved()).toBe(false);
});
