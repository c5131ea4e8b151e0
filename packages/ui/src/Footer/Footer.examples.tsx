import { footerTexts } from '../stories/footerTexts.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { Footer, type FooterLink } from './index.ts'

const link = (label: string): FooterLink => ({ id: label, label, href: `#${label}` })

export const good = (
  <Stack>
    <Footer
      {...footerTexts}
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
    />
  </Stack>
)

export const bad = (
  <Stack>
    <Footer
      groups={[{ id: 'more', title: 'More', links: ['Terms', 'Press', 'Careers'].map(link) }]}
      languages={{
        id: 'languages',
        title: 'Language',
        links: ['German', 'English', 'Polish'].map(link),
      }}
      company={{ about: 'All rights reserved', address: ['', ''], numbers: [] }}
      contact={{ title: 'Contact', links: [] }}
    />
  </Stack>
)
