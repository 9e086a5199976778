import { ipcRenderer } from 'electron';

/** Behaviour of the setup page. The page itself has no script and no bridge. */
window.addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector('form');
  const input = document.querySelector('input');
  const button = document.querySelector('button');
  const problem = document.querySelector('#problem');
  if (!form || !input || !button || !problem) return;
  const label = button.textContent;
  const show = (words: string) => {
    problem.textContent = words;
    input.setAttribute('aria-invalid', String(words !== ''));
    button.disabled = false;
    button.textContent = label;
    if (words) input.focus();
  };
  input.addEventListener('input', () => show(''));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    button.textContent = button.dataset['checking'] ?? label;
    void ipcRenderer
      .invoke('setup:connect', input.value)
      .then((words: unknown) => show(typeof words === 'string' ? words : ''));
  });
});
