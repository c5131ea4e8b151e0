import '@bouquet/ui/base'
import './generated/brand.css'
import { createRoot } from 'react-dom/client'
import { body } from 'site/styles/page.css.ts'
import { Gallery } from '../react/Gallery.tsx'
import { Tinderswipe } from '../react/Tinderswipe.tsx'
import { gallery, tinderswipe } from './generated/content.ts'

document.body.className = body
const root = document.getElementById('root')
const isGallery = location.pathname.includes('gallery')
if (root)
  createRoot(root).render(
    isGallery ? <Gallery content={gallery} /> : <Tinderswipe content={tinderswipe} />,
  )
