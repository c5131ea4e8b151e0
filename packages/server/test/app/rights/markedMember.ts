import type { Attributes, ProfileField } from '@bouquet/contract'
import { eq } from 'drizzle-orm'
import { newId, newToken } from '../../../src/platform/ids.ts'
import { members, photos, privacyChoices, sessions } from '../../../src/tables/index.ts'
import type { testServer } from '../../support/server.ts'

type Server = Awaited<ReturnType<typeof testServer>>

const name = 'Quillaveth'
export const markedEmail = 'quill.address@post.example'
const region = 'Quillregion'
const city = 'Quillcity'
const about = 'Quill words of my own'
const signupDate = new Date('2018-01-02T03:04:05.678Z')
const confirmedAt = new Date('2019-08-07T06:05:04.321Z')
const dateOfBirth = '1984-02-03'
const tokens = { first: newToken(), second: newToken(), third: newToken(), waiting: newToken() }

/** A value within a response. */
type Node = Readonly<Record<string, unknown>>

interface Read {
  readonly text: string
  /** Every object in it. */
  readonly nodes: readonly Node[]
}

type Finder = (read: Read) => boolean

const words =
  (wanted: string): Finder =>
  ({ text }) =>
    text.includes(wanted)

/** A value that others have too, in an object with the member's name. */
const beside =
  (field: string, value: unknown): Finder =>
  ({ nodes }) =>
    nodes.some((node) => node['name'] === name && node[field] === value)

/** What there is to know of a member, and how it is found in a response. */
const finders = {
  Name: words(name),
  Age: beside('age', 42),
  'Date of birth': words(dateOfBirth),
  Gender: beside('gender', 'female'),
  'Wanted gender': beside('seeking', 'male'),
  Country: beside('country', 'AT'),
  Region: words(region),
  City: words(city),
  'About oneself': words(about),
  'Hair colour': words('"hair_colour":"white"'),
  'Eye colour': words('"eye_colour":"hazel"'),
  Body: words('"body_type":"full"'),
  Relationship: words('"relationship_status":"widowed"'),
  'Other interests': ({ text }) => /\["tattoos"[,\]]/.test(text),
  'Intimate interests': ({ text }) => /[[,]"sadomasochism"\]/.test(text),
  'Sexual orientation': words('"sexuality":"bi"'),
  'First photo, sharp': words(tokens.first),
  'Second photo, sharp': words(tokens.second),
  'Further photos, sharp': words(tokens.third),
  'Photos that wait for approval': words(tokens.waiting),
  'Online now': beside('online', true),
  'Time last seen': ({ text }) => /T\d\d:\d\d:\d\d\.977Z/.test(text),
  'Day the address was confirmed': words('2019-08-07'),
  'Time of signup': words('2018-01-02'),
  'E-mail address': words(markedEmail),
  Credits: ({ text }) => /"credits":987654\b/.test(text),
} satisfies Readonly<Record<string, Finder>>

export type Field = keyof typeof finders

/** The setting by which a brand hides a field. */
export const settingOf: Readonly<Partial<Record<Field, ProfileField | 'notes'>>> = {
  Region: 'region',
  City: 'city',
  'About oneself': 'notes',
  'Hair colour': 'hair_colour',
  'Eye colour': 'eye_colour',
  Body: 'body_type',
  Relationship: 'relationship_status',
  'Other interests': 'interests',
  'Intimate interests': 'interests',
  'Sexual orientation': 'sexuality',
}

export const fields = Object.keys(finders).filter((field): field is Field => field in finders)

/** The fields of the marked member that stand in a response. */
export function fieldsIn(text: string): Field[] {
  const read = readJson(text)
  return fields.filter((field) => finders[field](read))
}

function readJson(text: string): Read {
  const nodes: Node[] = []
  try {
    const value: unknown = JSON.parse(text, (_, part: unknown) => {
      if (typeof part === 'object' && part !== null && !Array.isArray(part)) {
        nodes.push(Object.fromEntries(Object.entries(part)))
      }
      return part
    })
    return { text: JSON.stringify(value), nodes }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { text, nodes }
  }
}

export const markedAttributes: Attributes = {
  sexuality: 'bi',
  hair_colour: 'white',
  eye_colour: 'hazel',
  body_type: 'full',
  relationship_status: 'widowed',
  interests: ['tattoos', 'sadomasochism'],
}

/** Gives a member values that nobody else has and that stand in no list of what can be chosen. */
export async function markMember({ clock, db }: Server, id: string): Promise<void> {
  const now = clock.now()
  await db
    .update(members)
    .set({
      ...{ name, email: markedEmail, region, city, about, signupDate, confirmedAt, dateOfBirth },
      gender: 'female',
      seeking: 'male',
      country: 'AT',
      credits: 987_654,
      lastSeen: new Date(now.getTime() - 23),
      attributes: markedAttributes,
    })
    .where(eq(members.id, id))
  await db
    .insert(privacyChoices)
    .values({ member: id, shownOnLandingSince: now })
    .onConflictDoUpdate({ target: privacyChoices.member, set: { shownOnLandingSince: now } })
  await db.update(sessions).set({ lastSeen: now }).where(eq(sessions.member, id))
  await db.update(photos).set({ token: tokens.first }).where(eq(photos.member, id))
  const photo = { member: id, width: 600, height: 800, thumbhash: new Uint8Array([1, 2, 3]) }
  await db.insert(photos).values(
    [tokens.second, tokens.third, tokens.waiting].map((token, place) => ({
      ...photo,
      id: newId(),
      token,
      blurredToken: newToken(),
      status: token === tokens.waiting ? ('pending' as const) : ('active' as const),
      position: place + 1,
      created: now,
    })),
  )
}
