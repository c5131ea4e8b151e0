import '@bouquet/ui/base'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { readShell } from './app/shell.ts'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App {...readShell()} />)
