import { MenuPicture } from '../stories/pictures/MenuPicture.tsx'

export const good = (
  <MenuPicture
    items={[
      { id: 'mute', label: 'Mute conversation' },
      { id: 'report', label: 'Report Joris' },
      { id: 'end', items: [{ id: 'delete', label: 'Delete conversation', tone: 'danger' }] },
    ]}
  />
)

export const bad = (
  <MenuPicture
    items={[
      { id: 'delete', label: 'Deletion' },
      { id: 'write', label: 'New message' },
      { id: 'more', label: 'More ›' },
    ]}
  />
)
