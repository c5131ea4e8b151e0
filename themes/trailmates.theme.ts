import { defineBrand } from '@bouquet/theme'

export default defineBrand({
  name: 'Trailmates',
  domains: ['trailmates.example', 'www.trailmates.example'],
  niche: 7,
  company: 'north-ridge',
  seeds: { primary: '#24663b', secondary: '#f2a62a', neutral: '#8a8862' },
  type: { display: 'aleo', text: 'nunito', base: 17 },
  shape: { corners: 'round', photo: 'squircle', border: 'bold' },
  art: 'contours',
  settings: { fictional_profiles: true },
})
