import { calls, signupSchema } from '@bouquet/contract/schemas'
import { describe, expect, test } from 'vitest'
import { checkName } from '../../../src/features/accounts/name.rules.ts'
import { DomainError } from '../../../src/platform/errors/DomainError.ts'
import { mailbox, startedSignups } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { goodSignup } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

const brand = { ...testBrand(), name: 'Amberline' }

/** The refusal of a name as it is typed; null when it passes. */
function refusalOf(typed: string): string | null {
  try {
    checkName(signupSchema.shape.name.parse(typed), 'mara@lind.example', brand)
    return null
  } catch (thrown) {
    if (thrown instanceof DomainError) return thrown.code
    throw thrown
  }
}

describe('what people are called', () => {
  test.each([
    'José',
    'Zoë-Ann',
    "O'Neil",
    'O’Neil',
    'Łukasz',
    'Åse',
    'Jürgen',
    'Søren & Mia',
    'Þórdís',
    'Đặng Ngọc',
    'Siobhán',
    'Gülşah',
    'J. R.',
    'Mara92',
    'tom_1985',
    'Anna 190590',
    'Jean-Luc',
    'Col·lell',
    'Supriya',
    'Stafford',
    'Amber',
    'Kik',
    'Modesta',
    'Teamo',
    '李雷',
    '李',
    '준',
    'Anne\u2010Marie',
    'Anne\u2011Marie',
    'Anne\u2013Marie',
    'O\u2018Neil',
    'さくら花',
    '김민준',
    'Анна',
    'Δημήτρης',
    'محمد',
    'שִׁירָה',
    'अनिता',
    'ကြွေးကြွေး',
    'สมชาย',
    'তানিয়া',
    'Աննա',
    'ნინო',
  ])('SGN-2 %s may sign up', (name) => {
    expect(refusalOf(name)).toBeNull()
  })

  test('SGN-2 a name is stored in one form, with single spaces', () => {
    expect(signupSchema.shape.name.parse(' Ｍara\u00A0\u3000Lind ')).toBe('Mara Lind')
    expect(signupSchema.shape.name.parse('Jose\u0301')).toBe('José')
    for (const hyphen of '\u2010\u2011\u2013')
      expect(signupSchema.shape.name.parse(`Anne${hyphen}Marie`)).toBe('Anne-Marie')
    expect(signupSchema.shape.name.parse('O\u2018Neil')).toBe('O’Neil')
  })
})

describe('names that lead elsewhere', () => {
  test.each([
    'mara@post.example',
    'mara(at)post.com',
    'www.mara.example',
    'https://a.example',
    'mara.com',
    'meinseite.de',
    'mara\u200B.com',
    'Anna .t.me/anna',
    '0151 2345678',
    '+49 151 234',
    '٠١٥١٢٣٤٥٦٧',
    'Mara 01512345',
    'WhatsApp Mara',
    'kik mara92',
  ])('SGN-2 %j is refused', (name) => {
    expect(refusalOf(name)).toMatch(/^name_(?:contact|characters)$/)
  })

  test('SGN-2 a name that is a link or a phone number is told to be contact details', () => {
    expect(refusalOf('mara.com')).toBe('name_contact')
    expect(refusalOf('0151 2345678')).toBe('name_contact')
  })
})

describe('names that show other than they are', () => {
  test.each([
    'Ma\u200Bra',
    'Ma\u200Dra',
    'Mara\u202Etxt',
    '\u2066Mara\u2069',
    'Mara\nLind',
    'Mara\u2028Lind',
    'Mara\u0000',
    'Mara\u0007',
    'Ma\u00ADra',
    '\u3164\u3164',
    '\u2800\u2800',
    'Mara 😀',
    'M\u0430ra',
    'Μaria',
    'M\u0301\u0302\u0303\u0304\u0305ara',
    `क${'\u093E'.repeat(20)}`,
    'ᴍᴀʀᴀ',
    '\u0301\u0301',
    '...',
    '12345',
    '<b>Mara</b>',
    'ᎷᎪᎡᎪ',
    'Mara\uD800',
  ])('SGN-2 %j is refused', (name) => {
    expect(refusalOf(name)).toBe('name_characters')
  })
})

describe('names that could be the staff’s', () => {
  test.each([
    'Amberline',
    'Amberline Support',
    'AMBERLINE_team',
    'Amber Line',
    'Amberl1ne',
    'The Amberline crew',
    'Harbour',
    'Support',
    'Supp0rt',
    'Süpport',
    'S u p p o r t',
    'S.u.p.p.o.r.t',
    'Customer Support 24',
    'Admin',
    'ADMIN',
    'adm1n',
    'Admin1',
    'Mara Admin',
    'a d m i n',
    'Administrator',
    'Moderator',
    'M0derat0r',
    'Modérateur',
    'Site Staff',
    'Moderation',
    'Am8erline',
    'ᴀᴍʙᴇʀʟɪɴᴇ',
    'ꜱᴜᴘᴘᴏʀᴛ',
    'Team',
    'Kundendienst',
    'Klantenservice',
    'Kundtjänst',
    'Asiakaspalvelu',
    'Поддержка',
    'Администратор',
    'Аԁміn',
    'АДМИН',
    'ѕυррогт',
  ])('SGN-2 %j is refused', (name) => {
    expect(refusalOf(name)).toMatch(/^name_(?:reserved|characters)$/)
  })

  test('SGN-2 a name whose letters of another script only look like a word of the staff is refused', () => {
    expect(refusalOf('\u0405\u0410\u0474')).toBe('name_reserved')
    // Cyrillic and Greek capitals, whose small letters look different.
    expect(refusalOf('\u0422\u0415\u0410\u041C')).toBe('name_reserved')
    expect(refusalOf('\u03A4\u0395\u0391\u039C')).toBe('name_reserved')
    expect(refusalOf('\u0405\u0423\u0405\u0422\u0415\u041C')).toBe('name_reserved')
  })
})

describe('every way in', () => {
  test('SGN-2 a signup with a name that could be the staff’s is refused at its field', async () => {
    const body = { ...goodSignup, name: 'Harbour Support' }
    expect(await server.client().refused(calls.signup, { body })).toMatchObject({
      code: 'name_reserved',
      field: 'name',
      status: 422,
    })
  })

  test('TRU-5 nobody is mailed a name that leads elsewhere', async () => {
    const body = { email: 'victim@post.example', name: 'Win at prize.example.com' }
    expect(await server.client().refused(calls.startSignup, { body })).toMatchObject({
      code: 'name_contact',
      field: 'name',
    })
    await server.jobs.drain()
    expect(await server.db.select().from(mailbox)).toEqual([])
    expect(await server.db.select().from(startedSignups)).toEqual([])
  })
})
