import {
  bodyTypes,
  eyeColors,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '@bouquet/contract'
import { type SQL, sql } from 'drizzle-orm'

/** A number below `size`, drawn evenly: always alike for the member `n`, and independent of other draws. */
export function drawn(draw: number | SQL, size: number): SQL {
  return sql`((hashint4(n * 16 + ${typeof draw === 'number' ? sql.raw(String(draw)) : draw}) & 1048575) % ${sql.raw(String(size))})`
}

const oneOf = (values: readonly string[], draw: number | SQL) =>
  sql`(${JSON.stringify(values)}::jsonb -> ${drawn(draw, values.length)})`

const attributes = {
  sexuality: sexualities,
  hair_colour: hairColors,
  eye_colour: eyeColors,
  body_type: bodyTypes,
  relationship_status: relationshipStatuses,
}

/** Attributes of the member `n`: one value of each, and up to five interests. */
export const drawnAttributes: SQL = sql`jsonb_build_object(
  ${sql.join(
    Object.entries(attributes).map(
      ([name, values], place) => sql`${name}::text, ${oneOf(values, place)}`,
    ),
    sql`, `,
  )},
  'interests', (select jsonb_agg(distinct ${oneOf(interests, sql`k`)}) from generate_series(8, 12) k))`
