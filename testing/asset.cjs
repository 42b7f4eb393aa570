/** Stands in for a style sheet, a font or a picture: importing one yields its address. */
module.exports = 'asset';
