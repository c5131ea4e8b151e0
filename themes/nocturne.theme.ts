import { defineBrand } from '@bouquet/theme'

export default defineBrand({
  name: 'Nocturne',
  domains: ['nocturne.example', 'www.nocturne.example'],
  niche: 6,
  company: 'black-key',
  seeds: { primary: '#b3122f', secondary: '#e2d6c1', neutral: '#857a72' },
  type: { display: 'bodoni-moda', text: 'source-sans-3', base: 17, ratio: 1.24 },
  shape: { corners: 'square', photo: 'square', border: 'hairline' },
  motion: 'calm',
  mode: { preferred: 'dark' },
  art: 'lace',
  settings: { fictional_profiles: true },
})
