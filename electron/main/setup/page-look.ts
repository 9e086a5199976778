/** The colours are the console's (renderer/lib/theme.ts), light and dark. */
export const pageCss = `
:root { color-scheme: light dark; --paper: #faf9f7; --surface: #fff; --ink: #1f2423; --muted: #5a6260; --line: #cfcbc3;
  --primary: #0f6e6e; --danger: #b3261e; --focus: rgb(15 110 110 / 22%); }
@media (prefers-color-scheme: dark) { :root { --paper: #141817; --surface: #1b201f; --ink: #e9ebe8; --muted: #a5aeaa;
  --line: #48524f; --primary: #16807f; --danger: #f28b82; --focus: rgb(99 197 190 / 25%); } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--paper);
  color: var(--ink); font: 14px/1.5 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif; }
main { width: 100%; max-width: 400px; }
svg { display: block; margin-bottom: 20px; }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 0 0 24px; color: var(--muted); }
label { display: block; margin-bottom: 6px; font-weight: 500; }
input { width: 100%; height: 40px; padding: 0 12px; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--line); border-radius: 8px; outline: 0; }
input:focus { border-color: var(--primary); box-shadow: 0 0 0 3px var(--focus); }
input[aria-invalid='true'] { border-color: var(--danger); }
#problem { min-height: 42px; margin: 6px 0 10px; color: var(--danger); }
button { width: 100%; height: 40px; font: inherit; font-weight: 500; color: #fff; background: var(--primary); border: 0;
  border-radius: 8px; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
button:disabled { opacity: 0.65; cursor: default; }
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapedHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
