import { defineBrand } from '@bouquet/theme'

export default defineBrand({
  name: 'Afterglow',
  domains: ['afterglow.example', 'www.afterglow.example'],
  niche: 3,
  company: 'velvet-hour',
  seeds: { primary: '#e61a83', secondary: '#ff7a2e', neutral: '#6d5577' },
  type: { display: 'archivo', text: 'outfit', ratio: 1.2 },
  shape: { corners: 'soft', photo: 'circle' },
  motion: 'quick',
  mode: { preferred: 'dark' },
  art: 'grain',
  settings: { fictional_profiles: true },
})
