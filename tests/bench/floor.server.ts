import express from 'express';
import pg from 'pg';
import twilio from 'twilio';

/** The floor for webhooks: Express, the signature check, one row committed with pg. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
pool.on('error', () => {});
await pool.query(
  'create table if not exists floor_messages (id uuid primary key default uuidv7(), sid text unique, sender text, body text)',
);
const publicUrl = process.env['PUBLIC_URL']!;
const app = express();
app.get('/health/ready', (_request, response) => void response.json({}));
app.use(express.urlencoded({ extended: false }));
app.post('/webhooks/twilio/inbound', async (request, response) => {
  const form = request.body as Record<string, string>;
  const valid = twilio.validateRequest(
    process.env['TWILIO_AUTH_TOKEN']!,
    request.get('x-twilio-signature') ?? '',
    publicUrl + request.originalUrl,
    form,
  );
  if (!valid) return void response.status(403).end();
  await pool.query('insert into floor_messages (sid, sender, body) values ($1, $2, $3) on conflict do nothing', [
    form['MessageSid'],
    form['From'],
    form['Body'],
  ]);
  response.status(204).end();
});
const server = app.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
