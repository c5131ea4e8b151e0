import { MenuPicture } from '../stories/pictures/MenuPicture.tsx'

export const good = (
  <MenuPicture
    items={[
      { id: 'copy', label: 'Copy text' },
      { id: 'report', label: 'Report' },
      { id: 'removal', items: [{ id: 'delete', label: 'Delete', tone: 'danger' }] },
    ]}
  />
)

export const bad = (
  <MenuPicture
    items={[
      { id: 'delete', label: 'Delete' },
      { id: 'forward', label: 'Forward' },
      { id: 'more', label: 'More' },
    ]}
  />
)
