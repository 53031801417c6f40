"""The models on this server: their files, names, owners, shares, and what was measured of them."""
