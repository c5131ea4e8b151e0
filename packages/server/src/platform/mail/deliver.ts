import type { Brand } from '@bouquet/theme'
import nodemailer from 'nodemailer'
import { mailbox } from '../../tables/index.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/Database.ts'
import { newId } from '../ids.ts'
import type { Brands } from '../tenant/Brands.ts'
import type { Envelope } from './letter.ts'
import { type Rendered, renderLetter } from './renderLetter.ts'

export type Deliver = (brand: Brand, envelope: Envelope, rendered: Rendered) => Promise<void>

/** Hands mail to an SMTP server, such as `smtp://user:password@host:587`. */
export function deliverBySmtp(url: string): Deliver {
  const transport = nodemailer.createTransport(url)
  return async (brand, { to }, { subject, html, text }) => {
    const from = { name: brand.mailName, address: brand.company.support_email }
    await transport.sendMail({ from, to, subject, html, text })
  }
}

/** Keeps mail for the mailbox page. */
export const deliverToMailbox =
  (db: Db, clock: Clock): Deliver =>
  async (brand, { to, locale }, rendered) => {
    await db.insert(mailbox).values({
      id: newId(),
      brand: brand.id,
      locale,
      recipient: to,
      created: clock.now(),
      ...rendered,
    })
  }

/** The job that writes one mail and delivers it; a brand that is gone gets no mail. */
export const mailWorker =
  (brands: Brands, deliver: Deliver) =>
  async (envelope: Envelope): Promise<void> => {
    const brand = brands.byId(envelope.brand)
    if (brand) await deliver(brand, envelope, renderLetter(brand, envelope))
  }
