import { defineBrand } from '@bouquet/theme'

export default defineBrand({
  name: 'Amberline',
  domains: ['amberline.example', 'www.amberline.example'],
  niche: 1,
  company: 'lantern-lane',
  seeds: { primary: '#d9223b', secondary: '#f58a1f', neutral: '#8f7768' },
  type: { display: 'bricolage-grotesque', text: 'figtree' },
  shape: { corners: 'round', photo: 'squircle' },
  motion: 'quick',
  art: 'petals',
  settings: { fictional_profiles: true },
})
