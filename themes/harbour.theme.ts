import { defineBrand } from '@bouquet/theme'

export default defineBrand({
  name: 'Harbour',
  domains: ['harbour.example', 'www.harbour.example'],
  niche: 4,
  company: 'tidewater',
  seeds: { primary: '#0b5a66', secondary: '#ff6f59', neutral: '#7d888b' },
  type: { display: 'big-shoulders-display', text: 'inter', ratio: 1.32 },
  density: 'compact',
  shape: { corners: 'square', photo: 'square', border: 'bold' },
  motion: 'quick',
  art: 'arrows',
  settings: { fictional_profiles: true },
})
