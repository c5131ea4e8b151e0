import { MenuPicture } from '../stories/pictures/MenuPicture.tsx'

const Flag = ({ stripes: [top, middle, bottom] }: { readonly stripes: readonly string[] }) => (
  <svg width="24" height="16" viewBox="0 0 24 18" aria-hidden="true">
    <path fill={top} d="M0 0h24v6H0z" />
    <path fill={middle} d="M0 6h24v6H0z" />
    <path fill={bottom} d="M0 12h24v6H0z" />
  </svg>
)

export const good = (
  <MenuPicture
    items={[
      { id: 'de', label: 'Deutsch', lang: 'de' },
      { id: 'en', label: 'English', lang: 'en', isSelected: true },
      { id: 'nl', label: 'Nederlands', lang: 'nl' },
    ]}
  />
)

export const bad = (
  <MenuPicture
    items={[
      { id: 'nl', label: 'Dutch', icon: <Flag stripes={['#ae1c28', '#fff', '#21468b']} /> },
      { id: 'de', label: 'German', icon: <Flag stripes={['#000', '#d00', '#ffce00']} /> },
      { id: 'es', label: 'Spanish', icon: <Flag stripes={['#aa151b', '#f1bf00', '#aa151b']} /> },
    ]}
  />
)
