// First: schemas read the configuration when they are made.
import './platform/zodWithoutEval.ts'
import 'virtual:desk-theme.css'
import '@bouquet/ui/base'
import { deviceStorage } from '@bouquet/contract/deviceStorage'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { DeskApp } from './app/DeskApp.tsx'
import { startDesk } from './app/startDesk.ts'

const root = document.getElementById('desk')
if (!root) throw new Error('The page has no place for the desk.')

const parts = await startDesk({ storage: deviceStorage(), languages: navigator.languages })
// Sends the decisions that wait before the page goes. A page whose files were replaced by a newer build reloads.
addEventListener('pagehide', () => void parts.decisions.sendAll())
addEventListener('vite:preloadError', () => location.reload())
createRoot(root).render(
  <StrictMode>
    <DeskApp {...parts} />
  </StrictMode>,
)
