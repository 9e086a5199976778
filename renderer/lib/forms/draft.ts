import { useState } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

type State<Values extends object> = {
  values: Values;
  problems: Readonly<Record<string, string>>;
  /** The field that is focused as soon as the form takes input. */
  wanted: string | null;
};

/** What a field needs of its form; names are keys of the values. */
export type DraftFields = {
  /** Name of the form; field ids start with it. */
  name: string;
  read: (name: string) => unknown;
  write: (name: string, value: unknown) => void;
  problemOf: (name: string) => string | undefined;
  subscribe: (listener: () => void) => () => void;
  wanted: () => string | null;
  /** Focuses the field that is wanted. */
  focusWanted: () => void;
};

/** Values of a form while they are typed, and what is wrong with them, by field. */
export type Draft<Values extends object> = DraftFields & {
  store: StoreApi<State<Values>>;
  values: () => Values;
  /** Changes fields and clears their problems, also those of the items of a list. */
  set: (change: Partial<Values>) => void;
  /** Replaces all problems and focuses the first field that has one. */
  show: (problems: Record<string, string>) => void;
};

export const fieldId = (form: string, field: string): string => `${form}_${field.replaceAll('.', '_')}`;

const isOf = (field: string, changed: string[]) => changed.some((one) => field === one || field.startsWith(`${one}.`));

function createDraft<Values extends object>(name: string, initial: Values): Draft<Values> {
  const store = createStore<State<Values>>(() => ({ values: initial, problems: {}, wanted: null }));
  const set = (change: Partial<Values>) =>
    store.setState(({ values, problems }) => ({
      values: { ...values, ...change },
      problems: Object.fromEntries(Object.entries(problems).filter(([field]) => !isOf(field, Object.keys(change)))),
    }));
  return {
    name,
    store,
    values: () => store.getState().values,
    set,
    read: (field) => new Map<string, unknown>(Object.entries(store.getState().values)).get(field),
    write: (field, value) => {
      const change: Partial<Values> = {};
      set(Object.assign(change, { [field]: value }));
    },
    problemOf: (field) => store.getState().problems[field],
    subscribe: store.subscribe,
    show: (problems) => store.setState({ problems, wanted: Object.keys(problems)[0] ?? null }),
    wanted: () => store.getState().wanted,
    focusWanted: () => {
      const { wanted } = store.getState();
      if (wanted === null) return;
      store.setState({ wanted: null });
      // A list has one field for all its items.
      const ids = [wanted, wanted.replace(/\.\d+$/, '')].map((field) => fieldId(name, field));
      ids
        .map((id) => document.getElementById(id))
        .find((element) => element !== null)
        ?.focus();
    },
  };
}

/** A draft for as long as the component is shown. */
export function useDraft<Values extends object>(name: string, initial: Values): Draft<Values> {
  const [draft] = useState(() => createDraft(name, initial));
  return draft;
}

/** The values as typed so far. */
export const useDraftValues = <Values extends object>({ store }: Draft<Values>): Values =>
  useStore(store, ({ values }) => values);
