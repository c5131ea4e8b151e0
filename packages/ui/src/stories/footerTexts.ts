import type { FooterProps } from '../Footer/index.ts'
import { userTexts } from './userTexts.ts'

/** The company of an example brand, as a footer shows it. */
export const footerTexts: Pick<FooterProps, 'company' | 'contact'> = {
  company: {
    about: userTexts.company,
    address: [userTexts.street, userTexts.place],
    numbers: [userTexts.companyNumber, userTexts.vatNumber],
  },
  contact: {
    title: 'Contact',
    links: [
      { href: `mailto:${userTexts.email}`, label: userTexts.email },
      { href: 'tel:+31205550117', label: userTexts.phone },
    ],
  },
}
