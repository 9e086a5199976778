import { ipcRenderer } from 'electron';

type Result = { name: string; works: boolean; detail: string };

/** Behaviour of the diagnostics page. The page itself has no script and no bridge. */
window.addEventListener('DOMContentLoaded', () => {
  const { good = '', bad = '' } = document.body.dataset;
  const again = document.querySelector<HTMLButtonElement>('#again');
  const copy = document.querySelector<HTMLButtonElement>('#copy');
  const show = ({ name, works, detail }: Result) => {
    const item = document.querySelector<HTMLElement>(`li[data-name="${name}"]`);
    const output = item?.querySelector('output');
    if (!item || !output) return;
    item.dataset['works'] = String(works);
    output.textContent = [works ? good : bad, detail].filter(Boolean).join(' · ');
  };
  const run = async () => {
    if (again) again.disabled = true;
    document.querySelectorAll('output').forEach((output) => (output.textContent = '…'));
    const results = (await ipcRenderer.invoke('diagnostics:run')) as Result[];
    results.forEach(show);
    if (again) again.disabled = false;
  };
  again?.addEventListener('click', () => void run());
  copy?.addEventListener('click', () => {
    void ipcRenderer.invoke('diagnostics:copy').then(() => (copy.textContent = copy.dataset['copied'] ?? ''));
  });
  void run();
});
