import { Stack } from '../stories/pictures/layout.tsx'
import { NavTabs, Tabs } from './index.ts'

export const good = (
  <Stack>
    <NavTabs
      label="Likes"
      items={[
        { id: 'received', label: 'Received', href: '#received', isCurrent: true },
        { id: 'given', label: 'Given', href: '#given' },
        { id: 'matches', label: 'Matches', href: '#matches' },
      ]}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <Tabs
      label="Settings"
      items={[
        {
          id: 'email',
          label: 'Everything about e-mails',
          panel: <p>Something is wrong in another tab.</p>,
        },
        { id: 'password', label: 'Change your password here', panel: null },
      ]}
    />
  </Stack>
)
