// Loaded into the main process with `-r`, in place of a debugger, which keeps a hidden page visible: signs in and closes the window.
const { app } = require('electron');

const { BENCH_EMAIL: email, BENCH_PASSWORD: password } = process.env;
const signIn = `fetch('/api/auth/sign-in/email', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: ${JSON.stringify(JSON.stringify({ email, password }))},
}).then(({ status }) => status)`;

app.once('browser-window-created', (_event, window) => {
  window.webContents.once('did-finish-load', async () => {
    console.log(`signed in: ${await window.webContents.executeJavaScript(signIn)}`);
    await window.loadURL('app://concierge/requests');
    setTimeout(() => window.close(), 5000);
  });
});
