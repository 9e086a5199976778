import type { Ground } from './ground.ts';

/** Signs up a person as staff of the benchmark's hotel and returns the session cookie. */
export async function memberCookie(ground: Ground, server: string): Promise<string> {
  const [cookie] = await memberCookies(ground, server, 1);
  return cookie!;
}

/** The cookies of so many sessions of one person. */
export async function memberCookies({ pool, hotelId }: Ground, server: string, sessions: number): Promise<string[]> {
  const email = `bench-${Date.now()}@example.com`;
  const password = 'correct horse battery';
  const headers = { 'content-type': 'application/json', origin: server };
  await fetch(`${server}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password, name: 'Bench' }),
  });
  await pool.query(`update "user" set "emailVerified" = true where email = $1`, [email]);
  await pool.query(
    `insert into hotel_staff (hotel_id, user_id, role) select $1, id, 'staff' from "user" where email = $2`,
    [hotelId, email],
  );
  const cookies: string[] = [];
  while (cookies.length < sessions) {
    const response = await fetch(`${server}/api/auth/sign-in/email`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    if (!response.ok) throw new Error(`sign-in answered ${response.status}`);
    const parts = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    cookies.push(parts.join('; '));
  }
  return cookies;
}
