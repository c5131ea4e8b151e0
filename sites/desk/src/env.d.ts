/// <reference types="vite/client" />

declare module 'virtual:desk-theme.css'
