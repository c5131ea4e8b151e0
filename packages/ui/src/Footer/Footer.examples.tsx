import { Stack } from '../stories/pictures/layout.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { Footer, type FooterLink } from './index.ts'

const link = (label: string): FooterLink => ({ id: label, label, href: `#${label}` })

export const good = (
  <Stack>
    <Footer
      brand={userTexts.brand}
      groups={[
        { id: 'help', title: 'Help', links: ['Contact', 'Complaints'].map(link) },
        { id: 'legal', title: 'Legal', links: ['Terms', 'Withdrawal', 'Privacy'].map(link) },
      ]}
      languages={{
        id: 'languages',
        title: 'Language',
        links: [
          { ...link('Deutsch'), lang: 'de' },
          { ...link('English'), lang: 'en', isCurrent: true },
          { ...link('Polski'), lang: 'pl' },
        ],
      }}
      company={[userTexts.company, userTexts.address, userTexts.register]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <Footer
      brand={userTexts.brand}
      groups={[{ id: 'more', title: 'More', links: ['Terms', 'Press', 'Careers'].map(link) }]}
      languages={{
        id: 'languages',
        title: 'Language',
        links: ['German', 'English', 'Polish'].map(link),
      }}
      company={['All rights reserved']}
    />
  </Stack>
)
