import { Avatar } from '../Avatar/index.ts'
import { joris } from '../stories/people.ts'
import { MenuPicture } from '../stories/pictures/MenuPicture.tsx'
import * as css from './AccountMenu.css.ts'

const header = (
  <span className={css.head}>
    <Avatar name={joris.name} photo={joris.photo} isDecorative />
    <span className={css.name}>{joris.name}</span>
  </span>
)

export const good = (
  <MenuPicture
    header={header}
    items={[
      { id: 'profile', label: 'Profile' },
      { id: 'settings', label: 'Settings' },
      { id: 'leave', items: [{ id: 'out', label: 'Log out' }] },
    ]}
  />
)

export const bad = (
  <MenuPicture
    header={header}
    items={[
      { id: 'offer', label: '25% off all credits' },
      { id: 'out', label: 'Log out' },
      { id: 'profile', label: 'Profile' },
      { id: 'invite', label: 'Invite friends, win credits' },
      { id: 'settings', label: 'Settings' },
    ]}
  />
)
