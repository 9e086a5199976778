import { sql } from 'kysely';
import type { Department } from '#shared/features/staff/departments.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export async function listDepartments(tx: HotelTransaction): Promise<Department[]> {
  const { rows } = await sql<Department>`
    select d.id, d.name, coalesce(array_agg(m.user_id order by m.user_id) filter (where m.user_id is not null), '{}') as members
    from departments d left join department_members m on m.department_id = d.id
    group by d.id order by lower(d.name), d.id`.execute(tx);
  return rows;
}

/** Null where a department of the hotel has this name. */
export async function insertDepartment(tx: HotelTransaction, name: string): Promise<string | null> {
  const row = await tx
    .insertInto('departments')
    .values({ name })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasName(tx: HotelTransaction, name: string, otherThan: string): Promise<boolean> {
  const row = await tx
    .selectFrom('departments')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', otherThan)
    .executeTakeFirst();
  return row !== undefined;
}

/** Also in conversations that the department has. */
export async function rename(tx: HotelTransaction, id: string, name: string): Promise<boolean> {
  const row = await tx.updateTable('departments').set({ name }).where('id', '=', id).returning('id').executeTakeFirst();
  if (row)
    await tx.updateTable('conversations').set({ department_name: name }).where('department_id', '=', id).execute();
  return row !== undefined;
}

/** Ids of people who are no members are left out. */
export async function setMembers(tx: HotelTransaction, id: string, members: string[]): Promise<void> {
  await tx.deleteFrom('department_members').where('department_id', '=', id).execute();
  await sql`
    insert into department_members (department_id, user_id)
    select ${id}::uuid, user_id from hotel_staff where user_id = any(${members}::uuid[])`.execute(tx);
}

/** Its conversations are given to nobody then; those that wait to be taken are due at once. */
export async function deleteDepartment(tx: HotelTransaction, id: string): Promise<string[] | null> {
  const row = await tx.deleteFrom('departments').where('id', '=', id).returning('id').executeTakeFirst();
  if (!row) return null;
  const { rows } = await sql<{ id: string }>`
    update conversations set department_id = null, department_name = null,
      assignment_due_at = case when assignment_due_at is not null then now() end
    where department_id = ${id} returning id`.execute(tx);
  return rows.map((conversation) => conversation.id);
}

export async function ownPeriod(tx: HotelTransaction): Promise<number | null> {
  const row = await tx.selectFrom('ownership_settings').select('taken_within_minutes').executeTakeFirst();
  return row?.taken_within_minutes ?? null;
}

export async function savePeriod(tx: HotelTransaction, minutes: number): Promise<void> {
  await tx
    .insertInto('ownership_settings')
    .values({ taken_within_minutes: minutes })
    .onConflict((known) => known.column('hotel_id').doUpdateSet({ taken_within_minutes: minutes }))
    .execute();
}
