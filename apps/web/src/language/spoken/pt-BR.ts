export { lore as shared } from '@mad-king/heroes/shared/pt-BR';
export { ptBR as language } from '@mad-king/text/pt-BR';
